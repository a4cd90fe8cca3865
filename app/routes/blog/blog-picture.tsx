import type { BlogImage } from '../../site.ts';

type BlogPictureProps = {
  image: BlogImage;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  isLazy?: boolean;
};

/** Known dimensions prevent layout shift. */
export function BlogPicture({ image, sizes, className, isLazy = false }: BlogPictureProps) {
  const { src, srcSet, width, height, alt } = image;
  return (
    <picture>
      {srcSet && (
        <>
          <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />
        </>
      )}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
