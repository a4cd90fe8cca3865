/** How people name the members of a household whose price they ask for, folded. */
export const householdWords = {
  numbers: {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
    ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
    ...{ eighty: 80, ninety: 90 },
  },
  groups: {
    adults: ['adult', 'adults', 'grownup', 'grownups'],
    children: ['children', 'kids', 'sons', 'daughters', 'babies', 'pikin'],
    seniors: ['seniors', 'elderly', 'grandparents', 'pensioners'],
  },
  couples: ['couple', 'couples'],
  oneAdult: ['person', 'man', 'woman', 'individual', 'bachelor', 'widow', 'widower'],
  spouses: ['wife', 'husband', 'spouse', 'partner', 'madam', 'hubby'],
  speaker: ['me', 'myself'],
  own: ['i', 'im', 'am'],
  having: ['have', 'get', 'got'],
  ages: ['year', 'years', 'yrs', 'yr', 'old', 'age', 'aged', 'am', 'im', 'be', 'reach', 'reached', 'turned'],
  oneChild: ['child', 'kid', 'son', 'daughter', 'baby'],
  parents: [
    ...['mother', 'mum', 'mom', 'mummy', 'father', 'dad', 'daddy', 'grandmother', 'grandfather'],
    ...['mama', 'papa', 'grandma', 'granny', 'grandpa'],
  ],
  bothParents: ['parents'],
  families: ['family', 'household', 'of us', 'of we', 'we be', 'we are', 'we dey'],
};
