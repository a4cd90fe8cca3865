import { contentWords } from '#content/desk/content.ts';
import { FIGURED_PLANS, type PlanFigures, planFigures } from '#content/schema/plan-figures.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { Banner } from '../ui/page-parts/page-parts.tsx';
import { describeFigure } from './plan-form.tsx';

const words = contentWords.plans.doubts;

/** Groups of prices, by how many payments make a year. */
const PAYMENTS = { premiums: 1, halfYearly: 2, quarterly: 4 };
/** Who costs less, and who costs more. */
const RISING = [
  ['individual', 'family4'],
  ['family4', 'family6'],
  ['individual', 'couple'],
] as const;
/** What changes by more of itself may be a slip. */
const USUAL_CHANGE = 0.5;

/** What is probably a slip, such as one nought too many: for whoever writes or approves to look at, never refused. */
export function findDoubts(published: PlanFigures, figures: PlanFigures): string[] {
  return FIGURED_PLANS.flatMap((plan) => {
    const own = figures[plan];
    const nameOf = (path: string) => describeFigure(`${plan}.${path}`)?.name ?? path;
    const payments = Object.entries(PAYMENTS).flatMap(([group, count]) =>
      Object.entries(own).flatMap(([path, figure]) => {
        const year = own[path.replace(group, 'premiums')];
        if (!path.startsWith(`${group}.`) || year === undefined || figure * count >= year) return [];
        return words.payments(nameOf(path), formatNaira(figure * count), formatNaira(year));
      }),
    );
    const order = Object.keys(PAYMENTS).flatMap((group) =>
      RISING.flatMap(([few, many]) => {
        const [less = 0, more = Number.POSITIVE_INFINITY] = [own[`${group}.${few}`], own[`${group}.${many}`]];
        return less > more
          ? words.order(nameOf(`${group}.${few}`), formatNaira(less), formatNaira(more))
          : [];
      }),
    );
    const changes = Object.entries(planFigures[plan]).flatMap(([path, unit]) => {
      const [before, after] = [published[plan][path], own[path]];
      if (before === undefined || after === undefined || unit === 'year' || unit === 'laterYear') return [];
      if (Math.abs(after - before) <= before * USUAL_CHANGE) return [];
      const write = describeFigure(`${plan}.${path}`)?.write ?? String;
      return words.change(nameOf(path), write(before), write(after));
    });
    return [...payments, ...order, ...changes];
  });
}

export function DoubtfulFigures({ published, content }: { published: PlanFigures; content: PlanFigures }) {
  const doubts = findDoubts(published, content);
  if (doubts.length === 0) return null;
  return (
    <Banner tone="warning" heading={contentWords.doubt}>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Banner>
  );
}
