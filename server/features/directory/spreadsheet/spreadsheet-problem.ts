/** Why a file cannot be read as a list, in a sentence for whoever sent it. */
export class SpreadsheetProblem extends Error {
  override name = 'SpreadsheetProblem';
}
