import type { Answers } from './asked-everywhere.ts';

/** What strangers to the site typed into its English search, each beside what is said in another way. */
export const askedByStrangers: Answers = {
  '/faq#pregnancy': [
    'my baby is due in 7 months',
    'baby due in 2 months',
    'my baby is due next month',
    'what if i am due in 3 weeks',
    'my wife go born in 4 months',
  ],
  '/faq#dependants': ['my wife don born, how i go add baby', 'my wife just gave birth'],
  '/faq#paying-in-instalments': ['can i pay monthly', 'is it per month or per year'],
  '/contact': [
    'change my plan to jaara plus',
    'upgrade',
    'i want to switch from jaara to jaara plus',
    'move to jaara plus',
  ],
  '/faq#checking-enrolment': ['i paid but no policy number', 'i have paid and did not get policy number'],
  '/enrol?for=staff&adults=12': ['my company has 12 workers how much'],
  '/enrol?for=staff': ['price for company', 'health insurance for my staff', 'how much for staff'],
  '/plan?children=3#household-cost': ['i get 3 pikin and one wife how much'],
  '/plan?adults=1&children=0&seniors=1#household-cost': ['my husband is 62 and i am 50 how much'],
  '/plan?children=0&seniors=1#household-cost': ['me, my wife and my mother 67'],
  '/plan/what-is-covered#physiotherapy': ['physiotherapy for my mother'],
  '/plan/what-is-covered#glasses': ['glasses for my father'],
  '/faq#finding-a-hospital': [
    'hospital not on list',
    'if my hospital is not on the list',
    'which hospital is not covered',
    'my hospital is not listed',
  ],
  '/faq#who-must-enrol': ['non nigerian living in lagos', 'police officer'],
  '/join-network': ['partner with lashma as hospital', 'open a clinic', 'i want to open a pharmacy'],
  '/faq#diaspora': ['foreign card', 'pay from abroad with dollars'],
  '/faq#how-to-pay': ['ussd code to pay'],
  '/plan#plan-comparison': ['compare plans', 'difference between the plans'],
  '/plan': ['ilera eko meaning'],
  '/plan/what-is-covered#eye-care': ['eye', 'eyes', 'eye hospital'],
  '/faq#cannot-pay': ['sponsor someone'],
};
