import { COVER_NAMES } from '../facts/blog.ts';

/** The words of the desk's pages about the blog. */
export const postWords = {
  heading: 'Blog',
  newPost: 'Write a post',
  untitled: 'Untitled',
  list: {
    caption: 'Posts, last changed first',
    state: 'State',
    allStates: 'All',
    search: 'Title or address',
    find: 'Find a post',
    columns: ['Title', 'State', 'Last changed'],
    none: 'No post was found.',
    noneYet: 'There are no posts yet.',
    pages: 'Pages of the posts',
    total: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
    changedBy: (moment: string, name: string) => (name ? `${moment}, ${name}` : moment),
  },
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
  scheduledFor: (moment: string) => `For ${moment}`,
  hasChanges: 'Has changes that are not published',
  newHeading: 'New post',
  fields: {
    title: 'Title',
    slug: 'Address',
    slugHint: 'The last part of the link. If you leave it empty, it is made from the title.',
    slugFixed: 'It cannot change while the post is published, so that links to it keep working.',
    date: 'Day',
    dateHint: 'The day that readers see. If you leave it empty, it is the day of publishing.',
    topic: 'Topic',
    topicHint: 'Readers can list the posts on a topic. The drawn cover goes by it, too.',
    noTopic: 'No topic',
    language: 'Language',
    languageHint: 'In which you write. Voices that read aloud go by it.',
    content: 'Text',
    image: 'Your own picture',
    imageHint: 'JPEG, PNG, WebP, AVIF or GIF, at most 5 MB.',
    imageAlt: 'What the picture at the top shows',
    imageAltHint: 'Read out to people who cannot see it. You must write it if you choose your own picture.',
    withoutPicture: 'Remove this picture and show a drawn cover',
    cover: 'Drawn cover',
    anyCover: 'Choose for me',
    picture: 'Picture',
    pictureHint: 'JPEG, PNG, WebP, AVIF or GIF, at most 5 MB.',
    pictureAlt: 'What the picture shows',
    pictureAltHint: 'Read out to people who cannot see it, and shown if it does not load.',
    publishAt: 'Time in Lagos',
  },
  covers: Object.fromEntries(COVER_NAMES.map((name) => [name, nameOfCover(name)])),
  headPicture: 'Picture at the top',
  headPictureNow: 'The picture at the top of the post now',
  addPicture: 'Put a picture into the text',
  addPictureButton: 'Save and add the picture',
  addPictureHint: 'It goes below the line with the cursor, or at the end. What you typed is saved with it.',
  save: 'Save',
  sending: 'Saving. A new picture takes some seconds, half a minute at most.',
  sendingProgress: 'Saving',
  publish: 'Publish now',
  publishChanges: 'Publish changes now',
  publishing: 'Publishing',
  later: 'Schedule for later',
  schedule: 'Schedule',
  reschedule: 'Change the time',
  unschedule: 'Cancel the schedule',
  scheduled: (moment: string) =>
    `This post is scheduled: it will be published on ${moment}, Lagos time. What you save before then is published with it.`,
  isPublic: 'Visitors can read this post.',
  isPublicWithChanges:
    'Visitors can read this post. They do not see the changes saved here until you publish them.',
  isDraft: 'This is a draft. Only staff can see it.',
  read: 'Read it on the site',
  steps: {
    unpublish: {
      label: 'Unpublish',
      question:
        'Visitors can no longer read this post, and links to it stop working. The draft and its versions are kept, and you can publish it again.',
    },
    discard: {
      label: 'Discard the changes',
      question:
        'The draft becomes the published text again. The changes you saved are kept under “Earlier versions”.',
    },
    delete: {
      label: 'Delete this draft',
      question: 'The draft and all its versions are deleted. This cannot be undone.',
    },
  },
  notices: {
    save: 'Saved.',
    'add-picture': 'Saved, and the picture was added.',
    publish: 'Published. Visitors see it within two seconds.',
    schedule: 'Scheduled. It will be published at that time.',
    unschedule: 'Saved. The post is no longer scheduled.',
    unpublish: 'Unpublished. The draft is kept.',
    discard: 'Changes discarded. The draft is the published text again.',
    delete: 'The draft is deleted.',
    restore: (number: number) => `Version ${number} is restored as the draft.`,
  },
  errors: 'Nothing is saved yet. Please correct this:',
  chooseAgain: 'Please choose the file again.',
  toolbar: {
    label: 'Format the text',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'List',
    link: 'Link',
    quote: 'Quote',
    picture: 'Picture',
    sampleText: 'text',
  },
  help: {
    summary: 'How to write Markdown',
    rows: [
      ['**bold**', 'Bold'],
      ['*italic*', 'Italic'],
      ['## Heading', 'A heading'],
      ['- first', 'A list'],
      ['[words](https://example.com)', 'A link'],
      ['> words', 'A quote'],
    ],
    end: 'Leave an empty line to begin a new paragraph.',
  },
  preview: {
    heading: 'Preview',
    button: 'Show the preview',
    title: 'The post as visitors will read it',
    empty: 'You have not written anything yet.',
    signedOut:
      'You are signed out. What you type is kept on this device. Press “Save”: you can then sign in and send it.',
  },
  keptOlder: 'Somebody else has saved this post since then. When you save, you will see both texts.',
  fileTooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  conflict: {
    heading: 'Your text is not saved yet',
    draft: (name: string, moment: string) =>
      `${name} saved this post on ${moment}, after you opened it. Both texts are below; nothing is lost.`,
    deleted: 'This draft was deleted after you opened it. If you save, what you typed becomes a new draft.',
    advice: 'Copy what you need from the other text into yours, then save again.',
    theirs: 'The other text',
    theirTitle: 'The other title',
    difference: 'Differences: the other text is struck through, yours is underlined',
  },
  versions: {
    heading: 'Earlier versions',
    caption: 'Versions, newest first',
    columns: ['Version', 'What', 'When', 'By'],
    steps: {
      save: 'Saved',
      publish: 'Published',
      restore: 'Restored',
      outside: 'Published outside the desk',
    },
    pages: 'Pages of the versions',
    compare: (number: number) => `Version ${number}`,
    pageHeading: (number: number) => `Version ${number}`,
    lead: 'Compared with the current draft: words that were in this version are struck through, words that are new since are underlined.',
    same: 'This version is the same as the current draft.',
    restore: 'Restore this version',
    restoreWarning:
      'This version becomes the draft. The current draft is kept under “Earlier versions”. Visitors see no change until you publish.',
    restoreScheduled: 'The post is no longer scheduled.',
    otherTopic: 'This version had another topic.',
    otherLanguage: 'This version had another language.',
    otherPicture: 'This version had another picture at the top.',
    whole: 'The whole text of this version',
    parts: {
      title: 'Title',
      date: 'Day',
      imageAlt: 'What the picture at the top shows',
      content: 'Text',
    },
    noDate: 'No day',
    unchanged: (lines: number) => (lines === 1 ? '1 line is the same' : `${lines} lines are the same`),
  },
};

const LABELS = {
  title: 'The title',
  slug: 'The address',
  date: 'The day',
  content: 'The text',
  imageAlt: 'What the picture at the top shows',
  pictureAlt: 'What the picture shows',
};

/** What is wrong with a post, as whole sentences. */
export const postErrors = {
  ofField: (field: keyof typeof LABELS, reason: string) => `${LABELS[field]} ${reason}.`,
  ofPicture: (reason: string) => `The picture ${reason}.`,
  altMissing: 'Write what the picture shows: some readers cannot see it.',
  altMissingInText:
    'A picture in the text has no words for people who cannot see it. Write what it shows between the square brackets: ![here](…).',
  pictureMissing: 'Choose a picture.',
  titleMissing: 'Write a title.',
  contentMissing: 'Write the text.',
  slugMissing: 'Write an address: the title has no letters to make it from.',
  slugTaken: 'Another post has this address. Choose another one.',
  timeMissing: 'Choose a day and a time.',
  timePast: 'This time has passed. Choose a later one, or publish now.',
  timeTooFar: 'Choose a time within a year.',
  dayToCome:
    'This day is still to come. Leave it empty to publish with today’s date, or schedule the post for that day.',
  dayAfterTime: (day: string) =>
    `The post is scheduled for ${day}. Its day cannot be later: choose that day or an earlier one, or leave it empty.`,
};

function nameOfCover(name: string): string {
  const [pattern = '', colour = ''] = name.split('-');
  return `${pattern.charAt(0).toUpperCase()}${pattern.slice(1)}, ${colour}`;
}
