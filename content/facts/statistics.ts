export const statistics = {
  asOf: '2025-09-30',
  providersInText: 438,
  counters: {
    lives: { id: 'lives', value: 1_334_361 },
    providers: { id: 'providers', value: 444 },
    maternal: { id: 'maternal', value: 73_182 },
  },
} as const;
