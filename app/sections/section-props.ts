/** On the home page a section's title is an h2; on the section's own page it is the page's h1. */
export interface SectionProps {
  heading: 'h1' | 'h2';
}
