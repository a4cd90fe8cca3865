declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: { jsonld: object }): Promise<{ issueMessage: string; rootType: string }[]>;
  }
}
