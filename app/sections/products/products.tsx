import { productsSection } from '#words/home.ts';
import { productCards } from '#words/products.ts';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import { ProductCard } from './product-card.tsx';
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
