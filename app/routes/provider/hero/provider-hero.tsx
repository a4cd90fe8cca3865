import { providerPage } from '#content/provider-page.ts';
import type { LgaCounts } from '#rules/count-by-lga.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import type { FoundEverywhere } from '#rules/search-everywhere.ts';
import scene from '../../../art/scenes/provider.svg';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { LgaMap } from '../place/lga-map.tsx';
import { NearMe } from '../place/near-me.tsx';
import type { DirectoryStateProps } from '../use-directory-state.ts';
import { FindAnswer } from './find-answer.tsx';
import { FindForm } from './find-form.tsx';
import styles from './provider-hero.module.css';

type ProviderHeroProps = DirectoryStateProps & {
  /** The state that the slower parts show. */
  shown: DirectoryState;
  lgas: LgaCounts[];
  found: FoundEverywhere | undefined;
};

/** The three quick ways to a place: by its name, from where somebody is, by its area. */
export function ProviderHero({ state, shown, change, lgas, found }: ProviderHeroProps) {
  return (
    <PageHead
      heading={providerPage.heading}
      lead={providerPage.lead}
      className={joinClasses(styles.hero, shown.everywhere.trim() !== '' && styles.searching)}
      aside={
        <div className={styles.map}>
          <LgaMap state={shown} lgas={lgas} />
        </div>
      }
    >
      <FindForm state={state} change={change} />
      <FindAnswer state={shown} found={found} />
      <NearMe state={shown} lgas={lgas} />
      <p className={styles.emergency}>
        <Icon name="info" />
        {providerPage.emergency}
      </p>
      <img src={scene} alt="" width={640} height={480} loading="lazy" className={styles.scene} />
    </PageHead>
  );
}
