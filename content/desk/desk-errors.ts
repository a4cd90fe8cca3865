/** What a person of the staff reads when something was refused or has failed. */
export const deskErrorWords = {
  home: 'Go to the desk',
  403: {
    title: 'This was not sent from the desk',
    text: 'For safety, the desk only takes what its own pages send. Nothing was changed. Open the desk and try again from there.',
  },
  405: {
    title: 'Nothing can be sent to this page',
    text: 'Nothing was changed. Open the desk and try again from there.',
  },
  408: {
    title: 'This took too long to reach us',
    text: 'The connection was too slow or was interrupted. Nothing was changed. Go back and send it again, or send a smaller file.',
  },
  413: {
    title: 'This is too large',
    text: 'A file may have up to 5 MB. Nothing was changed. Go back and send a smaller file.',
  },
  429: {
    title: 'There were too many tries',
    text: 'Too many tries came from your network. Wait ten minutes and try again.',
  },
  unreadable: {
    title: 'We could not read this',
    text: 'Something in the address or in what was sent is damaged or missing. Nothing was changed. Go back and try again.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The mistake is ours, not yours. Wait a minute and try again. If it happens again, tell the person who looks after the site.',
  },
};
