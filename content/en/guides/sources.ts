/** Who published a fact of the guides, and when it was published or, if undated, read. */
export const sources = {
  regulation: 'LSHS Regulation, read on 15 November 2026.',
  act: 'NHIA Act 2022, as summed up by KPMG in 2024.',
  order: 'Executive Order EO/BOS/01/2024.',
  certificate: 'Federal directive of 3 September 2025, as reported that day.',
  enforcement: 'Federal Ministry of Information, 2026.',
  partnership: 'Reported in June 2025.',
  solidarity: 'Reported in November 2025.',
  notice: 'Public notice of the agency, by March 2026.',
  site: 'Website of the agency, read on 15 November 2026.',
  papers: 'HEFAMAA, how to register, read on 15 November 2026.',
  renewal: 'HEFAMAA, questions and fees, read on 15 November 2026.',
  capitation: 'Reported in May 2023.',
  tariffs: 'Provider forum of July 2025, as reported.',
  training: 'Provider forum of 2025, as reported.',
  noFee: 'Fee: as reported in September 2022.',
  ileraEko: 'Ilera Eko website, July 2024.',
};
