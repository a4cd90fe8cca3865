import { brand } from './site.ts';

export const blogFeedWords = {
  title: `${brand.name} Blog`,
  subtitle: `News and help from the ${brand.fullName}: plans, hospitals, payments and staying well.`,
};

/** The words of the API description. */
export const apiWords = {
  title: `${brand.name} API`,
  introduction: `What programs can ask of this site. Reading is open to everyone and needs no key. Answers are JSON in UTF-8; an error says in "message" what was wrong and, where fields were refused, names each of them in "errors".`,
  blogTag: 'The blog, newest post first. Other sites may read it from a browser.',
  formsTag: 'Where the forms of the site are sent.',
  pageViewsTag: 'The count of opened pages, without cookies and without visitors.',
};

/** The words of the API's page. */
export const apiPage = {
  title: 'API',
  description: `How programs read the blog of the ${brand.fullName} and send messages to it.`,
  documentLink: 'The same as an OpenAPI document',
  feedLink: 'The blog as an Atom feed',
  homeLink: 'Go to the home page',
  contents: 'On this page',
  parameters: 'What it takes',
  body: 'What is sent',
  answers: 'What it answers',
  schemas: 'Shapes',
  required: 'required',
  optional: 'optional',
};
