import type { BlogImage } from '../../site.ts';

type BlogPictureProps = {
  image: BlogImage;
  /** How wide the picture is shown, as in HTML. */
  sizes: string;
  className?: string | undefined;
  isLazy?: boolean;
};

/** Its width and height are known, so that nothing moves when it comes. */
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
