import { agencyId, type Node } from './node.ts';

/** A blog post, as far as its head needs it. */
export interface Article {
  headline: string;
  description: string;
  /** A day, as 2025-07-11. */
  date: string;
  words: number;
  /** Its own picture; without one the page's card is shown. */
  picture?: { src: string; width: number; height: number; alt: string } | undefined;
}

export function describeArticle(publicUrl: string, path: string, image: string, article: Article): Node {
  return {
    '@type': 'BlogPosting',
    headline: article.headline,
    description: article.description,
    datePublished: article.date,
    wordCount: article.words,
    image,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    author: { '@id': agencyId(publicUrl) },
    publisher: { '@id': agencyId(publicUrl) },
  };
}
