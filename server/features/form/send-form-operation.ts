const text = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});
const field = (maxLength: number) => ({ type: 'string', maxLength });

/** How the API's description shows the call; what is refused, and in which words, is decided where it is read. */
export const sendFormOperation = {
  tags: ['Forms'],
  operationId: 'sendForm',
  summary: 'Send the contact or the newsletter form',
  description:
    'The call that @emailjs/browser makes. Which form it is stands in template_id. The same form sent again within an hour is stored once.',
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['service_id', 'template_id', 'user_id', 'user_name', 'user_email'],
    properties: {
      lib_version: { type: 'string' },
      service_id: { type: 'string' },
      template_id: { type: 'string' },
      user_id: { type: 'string', description: 'The public key.' },
      user_name: field(100),
      user_email: { type: 'string', format: 'email', maxLength: 254 },
      user_phone: field(30),
      subject: field(150),
      message: { ...field(5000), description: 'Required in the contact form.' },
      language: {
        ...field(8),
        description: 'The code of the language to answer in, as yo or pcm. Anything else is English.',
      },
    },
  },
  response: {
    200: text('It is stored: OK.'),
    400: text('What was refused, a line for each field.'),
    403: text('Another site may not send through this one.'),
    413: text('What was sent is too large.'),
    415: text('What was sent is not multipart/form-data.'),
    429: text('Too many from one address.'),
    500: text('The mistake is on our side.'),
    503: text('It could not be stored; please send it again.'),
  },
};
