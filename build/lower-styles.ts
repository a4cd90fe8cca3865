/*
 * Phones of 2018 have engines as old as Chrome 70. Most of what they lack is lowered by Lightning CSS, which Vite runs
 * last with STYLE_TARGET; here is what it leaves as it is, or lowers at many times the bytes.
 */
export const STYLE_TARGET = ['chrome70', 'firefox63', 'safari12'];

interface Declaration {
  prop: string;
  value: string;
  cloneBefore(changes: { prop?: string; value?: string }): void;
  remove(): void;
}

interface Rule {
  selectors: string[];
  clone(changes: { selectors: string[] }): Rule;
  remove(): void;
}

interface StyleSheet {
  walkDecls(visit: (declaration: Declaration) => void): void;
  walkRules(visit: (rule: Rule) => void): void;
  prepend(node: Supports): void;
}

interface Supports {
  append(rule: Rule): void;
}

interface PostCss {
  AtRule: new (settings: { name: string; params: string }) => Supports;
}

export const lowerStyles = {
  postcssPlugin: 'lower-styles',
  Once(sheet: StyleSheet, postCss: PostCss): void {
    sheet.walkDecls(toSides);
    sheet.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap(withoutIs);
    });
    keepWhere(sheet, postCss);
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
  const values = property === 'border' ? [declaration.value] : splitOutside(declaration.value, /\s/);
  const toSide = (index: 0 | 1) =>
    declaration.cloneBefore({
      prop: property === 'inset' ? sides[index] : `${property}-${sides[index]}${part}`,
      value: (end ? declaration.value : (values[index] ?? values[0])) ?? '',
    });
  if (end) toSide(at(end));
  else for (const index of [0, 1] as const) toSide(index);
  declaration.remove();
}

function at(end: string): 0 | 1 {
  return end === 'start' ? 0 : 1;
}

/** `a :is(b, c)` as `a b` and `a c`. What asks for `:has()` is not understood by those without `:is()` anyway. */
function withoutIs(selector: string): string[] {
  const [whole, choices = ''] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  if (!whole || selector.includes(':has(')) return [selector];
  return choices.split(',').flatMap((choice) => withoutIs(selector.replace(whole, choice.trim())));
}

/**
 * `:where()` keeps a component's styles below those of its caller, whatever the order of the sheets. Engines without it
 * get the plain selectors at the top of the sheet.
 */
function keepWhere(sheet: StyleSheet, { AtRule }: PostCss): void {
  const older = new AtRule({ name: 'supports', params: 'not selector(:where(a))' });
  const plain: Rule[] = [];
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.map((selector) => selector.replaceAll(/:where\(([^()]*)\)/g, '$1'));
    if (selectors.some((selector, index) => selector !== rule.selectors[index]))
      plain.push(rule.clone({ selectors }));
  });
  for (const rule of plain) older.append(rule);
  if (plain.length > 0) sheet.prepend(older);
}

/** Splits a value, but not inside brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean);
}
