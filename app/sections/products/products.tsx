import type { ProductCard as Product } from '#content/schema/home.ts';
import { productCards, productsSection } from '#words/home.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import productCardStyles from './product-card.module.css';
import styles from './products.module.css';

export function Products({ heading }: SectionProps) {
  return (
    <SectionFrame id="products" heading={heading} tone="sand" lead={productsSection.lead}>
      <ul className={styles.cards}>
        {productCards.map((product) => (
          <li key={product.id} className={styles.slot}>
            <ProductCard product={product} heading={heading === 'h1' ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const looks: Record<Product['id'], { icon: IconName; cloth: string | undefined }> = {
  'ilera-eko': { icon: 'shield-check', cloth: productCardStyles.indigo },
  ekosha: { icon: 'heart-handshake', cloth: productCardStyles.green },
};

function ProductCard({ product, heading: Heading }: { product: Product; heading: 'h2' | 'h3' }) {
  const look = looks[product.id];
  const leavesSite = !product.more.to.startsWith('/');
  return (
    <article className={productCardStyles.card}>
      <div className={joinClasses(productCardStyles.head, look?.cloth)}>
        {look && <Icon name={look.icon} className={productCardStyles.sign} />}
        <Heading className={productCardStyles.name}>{product.name}</Heading>
      </div>
      <div className={productCardStyles.body}>
        <p className={productCardStyles.text}>{product.text}</p>
        <ul className={productCardStyles.points}>
          {product.points.map((point) => (
            <li key={point} className={productCardStyles.point}>
              <Icon name="check" className={productCardStyles.check} />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink to={product.more.to} variant="secondary" className={productCardStyles.more}>
          {product.more.label}
          <Icon name={leavesSite ? 'external' : 'arrow-right'} />
        </ButtonLink>
      </div>
    </article>
  );
}
