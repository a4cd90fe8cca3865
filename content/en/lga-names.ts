/** What LGAs and LCDAs are called where the lists say it in another way. Addresses and filters keep the lists' names. */
export const lgaNames: Readonly<Record<string, string>> = {};

export const areaName = (area: string): string => lgaNames[area] ?? area;
