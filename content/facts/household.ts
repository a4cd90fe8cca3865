export const householdCalculator = { id: 'household-cost' } as const;
