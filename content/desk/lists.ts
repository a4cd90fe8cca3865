const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** How many records of another list a file would change, and of its own. */
interface Likeness {
  other: string;
  changes: number;
  own: string;
  ownChanges: number;
}

/** The words of the desk's pages about the lists of hospitals, pharmacies and agents. */
export const listWords = {
  lists: 'Lists',
  lead: 'The hospitals, pharmacies and agents that visitors find. A new list is checked first. Visitors see it only when it is published.',
  onePlace: 'Change one hospital or pharmacy',
  current: 'On the site now',
  currentCaption: 'The lists with their dates and records',
  columns: {
    list: 'List',
    date: 'Date of the list',
    records: 'Records',
    published: 'Published',
    by: 'By',
    versions: 'Versions',
    download: 'Download',
    version: 'Version',
    file: 'File',
    uploaded: 'Uploaded',
    state: 'State',
    where: 'Where',
    column: 'Column',
    reason: 'What',
    before: 'Now on the site',
    after: 'Afterwards',
  },
  cameWithTheSite: 'Came with the site',
  you: 'You',
  somebody: 'Somebody',
  allVersions: 'All versions',
  download: 'Download',

  upload: {
    heading: 'Upload a new list',
    list: 'Which list',
    choose: 'Choose a list',
    file: 'Spreadsheet',
    hint: 'Excel (.xlsx) or CSV, up to 5 MB. Rows with a title above the column names are allowed.',
    submit: 'Check the file',
    noList: 'Choose which list this is',
    noFile: 'Choose a file',
    tooLarge: 'The file has more than 5 MB',
    empty: 'The file is empty',
    busy: 'Other files are being checked. Try again in a minute.',
  },
  uploads: {
    heading: 'Checked files',
    caption: 'Files that were checked and are not published yet, newest first',
    none: 'No file is waiting. Upload one to see what it would change.',
    kept: 'The newest 5 are listed. A file leaves this list when it is published, or when another version of its list is.',
    problems: (total: number) => count(total, 'problem'),
    ready: 'Ready to publish',
  },

  report: {
    title: (list: string) => `Check of “${list}”`,
    back: 'Lists',
    uploadedBy: (person: string, moment: string) => `Uploaded by ${person} on ${moment}`,
    file: 'File',
    records: 'Records in the file',
    onSite: 'Records on the site now',
    problems: {
      heading: (total: number) => count(total, 'problem'),
      caption: 'Problems by row of the spreadsheet',
      todo: 'Nothing can be published yet. Correct these rows in the spreadsheet and upload it again. The list on the site stays as it is.',
      again: 'Upload the corrected file',
    },
    fault: {
      heading: 'This file cannot be used',
      text: (reason: string) => `${reason}. The list on the site stays as it is.`,
      again: 'Upload another file',
    },
    ignored: (headings: readonly string[]) =>
      `Left out, because this list has no such columns: ${headings.map((heading) => `“${heading}”`).join(', ')}.`,
    keptDetails: (columns: readonly string[]) =>
      `the file has nothing under ${columns.join(', ')}: what the site knows of each place stays`,
    wholeFile: 'Whole file',
    row: (number: number) => `Row ${number}`,
    warnings: {
      heading: (total: number) => `${count(total, 'record')} to look at`,
      caption: 'Records to look at',
    },
    fixes: {
      heading: (total: number) => count(total, 'correction'),
      caption: 'What was corrected',
    },
    more: (left: number) => `and ${left.toLocaleString('en')} more.`,
    isPublished: (number: number) => `This file is published as version ${number}.`,
    outdated: (who: string, number: number) =>
      `${who} published version ${number} of this list after this file was checked. Upload the file again to see what it would change now.`,
    likely: {
      heading: 'Is this the right list?',
      text: ({ other, changes, own, ownChanges }: Likeness) =>
        `This looks like the list “${other}”. There it would change ${count(changes, 'record')}, and in “${own}” ${ownChanges.toLocaleString('en')}.`,
    },
    remove: 'Remove this check',
    removed: 'The check is removed.',
  },

  changes: {
    differing: (total: number) =>
      `Afterwards ${total === 1 ? 'one place is' : `${total.toLocaleString('en')} places are`} not the same in the other list`,
    differingExplain:
      'Only this list changes. The other list keeps what it says of these places. To make both the same again, open the place under “One hospital or pharmacy”, look at it and publish it.',
    splits: (total: number) =>
      `${total === 1 ? 'One place stands' : `${total.toLocaleString('en')} places stand`} in the other list too, otherwise`,
    splitsExplain:
      'If only this list changes, visitors see two places: one with what is here, and one with what the other list says.',
    heading: 'What will change on the site',
    restoreHeading: 'What restoring it would change',
    nothing: 'not known',
    none: 'Nothing changes: the records are the same as those on the site now.',
    summary: (added: number, removed: number, changed: number) =>
      `${added.toLocaleString('en')} added, ${removed.toLocaleString('en')} removed, ${changed.toLocaleString('en')} changed`,
    showMore: (total: number) => `Show ${total.toLocaleString('en')} more`,
    rest: (caption: string) => `${caption}, the others`,
    added: (total: number) => `Added: ${total.toLocaleString('en')}`,
    removed: (total: number) => `Removed: ${total.toLocaleString('en')}`,
    changed: (total: number) => `Changed: ${total.toLocaleString('en')}`,
  },

  publish: {
    heading: 'Publish',
    explain:
      'Visitors see the new list within seconds, everywhere on the site. The list that is on the site now is kept and can be restored.',
    date: 'Date of the list',
    dateHint: 'The day on which the list was made. Visitors see it.',
    badDate: (first: string) => `Enter a day between ${first} and today`,
    sameDate: 'The list on the site has the same records and the same date. Enter another date',
    isOlder: (date: string) =>
      `The list on the site is newer: it is of ${date}. Enter another date, or tick that the older date is right`,
    older: 'Yes, this list is older than the list on the site',
    loss: (removed: number, of: number) =>
      `${count(removed, 'record')} of ${of.toLocaleString('en')} would be removed from the site. That is more than a tenth.`,
    joins: 'Change them in the other list too, so that each stays one place with one page',
    confirm: 'I have looked at the removed records, and they must go',
    unconfirmed: 'Look at the removed records, and tick that they must go',
    already: (who: string, number: number, date: string) =>
      `${who} published this file already, as version ${number} with the date ${date}. Nothing was changed now.`,
    submit: 'Publish the list',
    renew: 'Publish it with a new date',
    renewExplain: 'The records stay the same. Only the date that visitors see changes.',
    done: (list: string, number: number) => `“${list}” is published as version ${number}.`,
  },

  versions: {
    title: (list: string) => `Versions of “${list}”`,
    of: (list: string) => ` of “${list}”`,
    caption: 'Versions, newest first',
    pages: 'Pages of versions',
    current: 'Current',
    cause: 'What happened',
    causes: {
      'list.publish': () => 'New list',
      'list.restore': (number: string) => `Version ${number} restored`,
      'place.add': (name: string) => `Added ${name}`,
      'place.edit': (name: string) => `Changed ${name}`,
      'place.close': (name: string) => `Closed ${name}`,
      'place.reopen': (name: string) => `Listed ${name} again`,
    },
    open: (number: number) => `Version ${number}`,
  },

  version: {
    title: (list: string, number: number) => `“${list}”, version ${number}`,
    back: 'All versions',
    isCurrent: 'This is the version on the site now.',
    isSame: (number: number) =>
      `Version ${number}, which is on the site now, has the same records and the same date. There is nothing to restore.`,
    already: (who: string, number: number) =>
      `${who} published this already: it is version ${number}. Nothing was changed now.`,
    stale: (who: string, number: number) =>
      `${who} published version ${number} after you opened this page. Look at the changes again.`,
    download: 'Download as CSV',
    restore: 'Restore this version',
    question: (number: number) =>
      `Version ${number} is published again at once, with its old date. The list that is on the site now is kept as a version.`,
    confirm: 'Yes, restore it',
    done: (list: string, from: number, to: number) =>
      `Version ${from} of “${list}” is restored as version ${to}.`,
  },
};
