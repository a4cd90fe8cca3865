import type { ProductCard as Product } from '#content/schema/home.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './product-card.module.css';

const looks: Record<Product['id'], { icon: IconName; cloth: string | undefined }> = {
  'ilera-eko': { icon: 'shield-check', cloth: styles.indigo },
  ekosha: { icon: 'heart-handshake', cloth: styles.green },
};

export function ProductCard({ product, heading: Heading }: { product: Product; heading: 'h2' | 'h3' }) {
  const look = looks[product.id];
  const leavesSite = !product.more.to.startsWith('/');
  return (
    <article className={styles.card}>
      <div className={joinClasses(styles.head, look?.cloth)}>
        {look && <Icon name={look.icon} className={styles.sign} />}
        <Heading className={styles.name}>{product.name}</Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.text}>{product.text}</p>
        <ul className={styles.points}>
          {product.points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" className={styles.check} />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink to={product.more.to} variant="secondary" className={styles.more}>
          {product.more.label}
          <Icon name={leavesSite ? 'external' : 'arrow-right'} />
        </ButtonLink>
      </div>
    </article>
  );
}
