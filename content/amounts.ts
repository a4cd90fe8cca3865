import { jaaraPlus, seniorsPlan, standardJaara } from './facts/plans.ts';

/** As `formatNaira` of the domain writes it, which words cannot import. */
export function naira(amount: number): string {
  return `₦${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}

/* @__NO_SIDE_EFFECTS__ */
function inNaira<Prices extends Readonly<Record<string, number>>>(prices: Prices) {
  const named: unknown = Object.fromEntries(
    Object.entries(prices).map(([name, amount]) => [name, naira(amount)]),
  );
  return named as Record<keyof Prices, string>;
}

/** The prices of the plans as sentences name them: whoever writes one of them out would have it stay when it changes. */
export const standardPrices = /* @__PURE__ */ inNaira(standardJaara.premiums);
export const standardHalfYearly = /* @__PURE__ */ inNaira(standardJaara.halfYearly);
export const standardQuarterly = /* @__PURE__ */ inNaira(standardJaara.quarterly);
export const plusPrices = /* @__PURE__ */ inNaira(jaaraPlus.premiums);
export const plusHalfYearly = /* @__PURE__ */ inNaira(jaaraPlus.halfYearly);
export const seniorsPrices = /* @__PURE__ */ inNaira(seniorsPlan.premiums);
export const standardDependants = /* @__PURE__ */ inNaira(standardJaara.extraDependant);
export const plusDependants = /* @__PURE__ */ inNaira(jaaraPlus.extraDependant);

/** Whether who pays Jaara Plus at once pays less than in two parts, whatever the size of the family. */
export const plusIsCheaperAtOnce = /* @__PURE__ */ (['individual', 'family4', 'family6'] as const).every(
  (size) => 2 * jaaraPlus.halfYearly[size] > jaaraPlus.premiums[size],
);
