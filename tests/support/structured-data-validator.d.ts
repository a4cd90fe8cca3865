declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  export default class Validator {
    constructor(vocabulary: unknown);
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
