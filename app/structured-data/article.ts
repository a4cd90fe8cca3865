import { agencyId, type Node } from './node.ts';

/** A blog post's metadata. */
export interface Article {
  headline: string;
  description: string;
  /** An ISO day, such as 2025-07-11. */
  date: string;
  words: number;
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
