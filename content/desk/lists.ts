const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** The words of the desk's pages about the lists of hospitals, pharmacies and agents. */
export const listWords = {
  lists: 'Lists',
  lead: 'What visitors find in the directory. A new list is checked first and shown to nobody until it is published.',
  current: 'On the site now',
  currentCaption: 'The lists with their dates and counts',
  columns: {
    list: 'List',
    date: 'Date of the list',
    records: 'Records',
    published: 'Published',
    by: 'By',
    versions: 'Versions',
    version: 'Version',
    file: 'File',
    uploaded: 'Uploaded',
    state: 'State',
    where: 'Where',
    column: 'Column',
    reason: 'What',
    name: 'Name',
    details: 'Details',
    before: 'Now on the site',
    after: 'Afterwards',
  },
  cameWithTheSite: 'came with the site',
  allVersions: 'All versions',

  upload: {
    heading: 'Upload a new list',
    list: 'Which list',
    choose: 'Choose a list',
    file: 'Spreadsheet',
    hint: 'Excel (.xlsx) or CSV as it is, up to 5 MB. Titles above the columns do no harm.',
    submit: 'Check the file',
    noList: 'Choose which list this is',
    noFile: 'Choose a file',
    tooLarge: 'The file has more than 5 MB',
    busy: 'Other files are being checked. Try again in a minute.',
  },
  uploads: {
    heading: 'Checked files',
    caption: 'Files that were uploaded and checked, newest first',
    none: 'Nothing has been uploaded yet.',
    kept: 'The last 20 are kept.',
    problems: (total: number) => count(total, 'problem'),
    ready: 'Ready to publish',
    published: (number: number) => `Published as version ${number}`,
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
      todo: 'Nothing can be published yet. Mend these rows in the spreadsheet and upload it again; the list on the site stays as it is.',
      again: 'Upload the mended file',
    },
    row: (number: number) => `Row ${number}`,
    warnings: {
      heading: (total: number) => `${count(total, 'oddity', 'oddities')} to look at`,
      caption: 'Rows to look at',
    },
    fixes: {
      heading: (total: number) => `${total.toLocaleString('en')} put right`,
      caption: 'What was put right',
    },
    more: (left: number) => `and ${left.toLocaleString('en')} more.`,
    isPublished: (number: number) => `This file has been published as version ${number}.`,
  },

  changes: {
    heading: 'What will change on the site',
    restoreHeading: 'What restoring it would change',
    none: 'Nothing: the records are the same as those on the site now.',
    summary: (added: number, removed: number, changed: number) =>
      `${added.toLocaleString('en')} added, ${removed.toLocaleString('en')} removed, ${changed.toLocaleString('en')} changed`,
    added: (total: number) => `Added: ${total.toLocaleString('en')}`,
    removed: (total: number) => `Removed: ${total.toLocaleString('en')}`,
    changed: (total: number) => `Changed: ${total.toLocaleString('en')}`,
  },

  publish: {
    heading: 'Publish',
    explain:
      'Pages, search, map, PDFs and open data follow within seconds. The version of now is kept and can be restored.',
    date: 'Date of the list',
    dateHint: 'The day for which the list was made, which visitors see',
    badDate: 'Give a day that has been, as 2025-09-30',
    loss: (removed: number, of: number) =>
      `${count(removed, 'record')} of ${of.toLocaleString('en')} would vanish from the site, more than a tenth.`,
    confirm: 'I have looked at what is removed, and it is right',
    unconfirmed: 'Look at what is removed, and tick that it is right',
    stale: 'Somebody has published another version meanwhile. Look at the changes again.',
    submit: 'Publish the list',
    done: (list: string, number: number) => `“${list}” is published as version ${number}.`,
  },

  versions: {
    title: (list: string) => `Versions of “${list}”`,
    of: (list: string) => ` of “${list}”`,
    caption: 'Versions, newest first',
    pages: 'Pages of versions',
    current: 'Current',
    open: (number: number) => `Version ${number}`,
  },

  version: {
    title: (list: string, number: number) => `“${list}”, version ${number}`,
    back: 'All versions',
    isCurrent: 'This is the version on the site now.',
    download: 'Download as CSV',
    restore: 'Restore this version',
    question: (number: number) =>
      `Version ${number} goes back onto the site at once, with its old date, as a new version. The version of now is kept.`,
    confirm: 'Yes, restore it',
    done: (list: string, from: number, to: number) =>
      `Version ${from} of “${list}” is back, as version ${to}.`,
  },
};
