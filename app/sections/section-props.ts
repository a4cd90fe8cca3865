/** The title is an h2 on the home page and the h1 on the section's own page. */
export interface SectionProps {
  heading: 'h1' | 'h2';
}
