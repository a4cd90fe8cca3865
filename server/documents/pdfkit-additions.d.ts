// What pdfkit 0.20 has and its type package lacks.
declare namespace PDFKit {
  interface PDFStructureElement {
    /** The PDF dictionary of the element; `A` holds attributes such as a header cell's scope. */
    dictionary: { data: Record<string, unknown> };
  }
}
