// What pdfkit 0.20 offers and its type package does not know yet.
declare namespace PDFKit {
  interface PDFStructureElement {
    /** The element as it will be written; `A` holds its attributes, such as a header cell's scope. */
    dictionary: { data: Record<string, unknown> };
  }
}
