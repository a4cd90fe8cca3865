import { type AtRule, type Declaration, list, type Plugin, type Rule } from 'postcss';

/*
 * Phones of 2018 have engines as old as Chrome 70. Most of what they lack is lowered by Lightning CSS, which Vite runs
 * last with STYLE_TARGET; here is what it leaves as it is, or lowers at many times the bytes.
 */
export const STYLE_TARGET = ['chrome70', 'firefox63', 'safari12'];

export const lowerStyles: Plugin = {
  postcssPlugin: 'lower-styles',
  Once(sheet, { AtRule }) {
    sheet.walkDecls('inset', toFourSides);
    sheet.walkDecls(toSides);
    sheet.walkDecls(/height/, keepHeight);
    sheet.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap(withoutIs);
    });
    sheet.walkAtRules('media', (rule) => {
      rule.params = withoutRanges(rule.params);
    });
    const older = new AtRule({ name: 'supports', params: 'not selector(:where(a))' });
    sheet.walkRules((rule) => keepWhere(rule, older));
    if (older.nodes?.length) sheet.prepend(older);
  },
};

const LOGICAL =
  /^(margin|padding|inset|border|scroll-margin|scroll-padding)-(inline|block)(?:-(start|end))?(-\w+)?$/;
const CORNER = /^border-(start|end)-(start|end)-radius$/;
const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const;

/** Every language of the site is written from left to right. */
function toSides(declaration: Declaration): void {
  const [, block, inline] = CORNER.exec(declaration.prop) ?? [];
  if (block && inline)
    declaration.prop = `border-${SIDES.block[at(block)]}-${SIDES.inline[at(inline)]}-radius`;
  const [, property, axis, end, part = ''] = LOGICAL.exec(declaration.prop) ?? [];
  if (!property || !axis) return;
  const sides = SIDES[axis as keyof typeof SIDES];
  // A border's value is that of both sides; any other may name one after the other.
  const values = property === 'border' ? [declaration.value] : list.space(declaration.value);
  const toSide = (index: 0 | 1) =>
    declaration.cloneBefore({
      prop: property === 'inset' ? sides[index] : `${property}-${sides[index]}${part}`,
      value: (end ? declaration.value : (values[index] ?? values[0])) ?? '',
    });
  if (end) toSide(at(end));
  else for (const index of [0, 1] as const) toSide(index);
  declaration.remove();
}

/** In the order of all such shorthands: a missing value is that of the opposite side. */
function toFourSides(declaration: Declaration): void {
  const [top = '', right = top, bottom = top, left = right] = list.space(declaration.value);
  for (const [prop, value] of Object.entries({ top, right, bottom, left }))
    declaration.cloneBefore({ prop, value });
  declaration.remove();
}

function at(end: string): 0 | 1 {
  return end === 'start' ? 0 : 1;
}

/** The height of the window without the browser's own bars is known since 2022. */
function keepHeight(declaration: Declaration): void {
  const value = declaration.value.replaceAll(/(\d)[sd]vh/g, '$1vh');
  if (value !== declaration.value) declaration.cloneBefore({ value });
}

const RANGE = /\((?:([\d.]+rem) <= )?(width|height)(?: (<=?|>=) ([\d.]+)rem)?\)/g;

/**
 * `(a <= width < b)` as `(min-width: a) and (max-width: b - 0.01rem)`: Lightning CSS would write `not (min-width: b)`,
 * which is as new as the range itself.
 */
function withoutRanges(query: string): string {
  return query.replaceAll(RANGE, (_range, from, side, sign, to) => {
    const most = sign === '<' ? (Number(to) - 0.01).toFixed(2) : to;
    const bounds = [
      from && `(min-${side}: ${from})`,
      sign && `(${sign === '>=' ? 'min' : 'max'}-${side}: ${most}rem)`,
    ];
    return bounds.filter(Boolean).join(' and ');
  });
}

/** `a :is(b, c)` as `a b` and `a c`. What asks for `:has()` is not understood by those without `:is()` anyway. */
function withoutIs(selector: string): string[] {
  const [whole, choices = ''] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  if (!whole || selector.includes(':has(')) return [selector];
  return choices.split(',').flatMap((choice) => withoutIs(selector.replace(whole, choice.trim())));
}

/**
 * `:where()` keeps a component's styles below those of its caller, whatever the order of the sheets. Engines without it
 * get the plain selectors, at the top of the sheet.
 */
function keepWhere(rule: Rule, older: AtRule): void {
  const selectors = rule.selectors.map((selector) => selector.replaceAll(/:where\(([^()]*)\)/g, '$1'));
  if (selectors.join() === rule.selectors.join()) return;
  // At the top of the sheet it would hold at every width.
  if (rule.parent?.type !== 'root') throw rule.error(':where() inside of an at-rule is not lowered');
  older.append(rule.clone({ selectors }));
}
