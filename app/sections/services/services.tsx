import { serviceCards, servicesSection } from '#words/home.ts';
import { Card } from '../../ui/card/card.tsx';
import { CardLink } from '../../ui/card/card-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './services.module.css';

export function Services({ heading }: SectionProps) {
  const CardHeading = heading === 'h1' ? 'h2' : 'h3';
  return (
    <SectionFrame id="services" heading={heading} tone="sand" lead={servicesSection.lead}>
      <ul className={styles.grid}>
        {serviceCards.map((card) => (
          <li key={card.id}>
            <Card
              headClassName={styles[card.id]}
              head={
                <span className={styles.disc}>
                  <Icon name={card.icon} className={styles.icon} />
                </span>
              }
            >
              <CardHeading className={styles.title}>{card.title}</CardHeading>
              <p className={styles.text}>{card.card_text}</p>
              {'also' in card && (
                <p>
                  <Link to={card.also.to} className={styles.also}>
                    {card.also.label}
                  </Link>
                </p>
              )}
              <CardLink to={card.link}>
                {card.action}
                <Icon name={card.link.startsWith('/') ? 'arrow-right' : 'external'} />
              </CardLink>
            </Card>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
