import type { ProviderListId } from '#content/schema/directory.ts';
import type { PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import scene from '../../../pictures/scenes/provider.svg';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { type DirectoryStateProps, useContent } from '../directory-content.ts';
import { LgaMap } from '../place/lga-map.tsx';
import { NearMe } from '../place/near-me.tsx';
import { FindForm } from './find-form.tsx';
import { FindStatus } from './find-status.tsx';
import styles from './provider-hero.module.css';

type ProviderHeroProps = DirectoryStateProps & {
  /** The deferred state that the slower parts show. */
  shown: DirectoryState;
  answer: PlaceAnswer | undefined;
  fetchMore: (ids: readonly ProviderListId[]) => void;
};

/** Three ways to a place: by name, by the visitor's position, by area. */
export function ProviderHero({ state, shown, change, answer, fetchMore }: ProviderHeroProps) {
  const { providerPage } = useContent();
  return (
    <PageHead
      heading={providerPage.heading}
      lead={providerPage.lead}
      className={joinClasses(styles.hero, shown.everywhere.trim() !== '' && styles.searching)}
      aside={
        <div className={styles.map}>
          <LgaMap state={shown} />
        </div>
      }
    >
      <FindForm
        state={state}
        change={change}
        fetchMore={fetchMore}
        isAnswered={answer !== undefined && shown === state}
      />
      <FindStatus state={shown} answer={answer} />
      <NearMe />
      <p className={styles.emergency}>
        <Icon name="info" />
        {providerPage.emergency}
      </p>
      <img src={scene} alt="" width={640} height={480} loading="lazy" className={styles.scene} />
    </PageHead>
  );
}
