/** Code, quantity, price. */
type OrderLine = readonly [string, string, string];

export const demoOrders: readonly {
  readonly supplier: string;
  readonly store: string;
  readonly reference: string;
  readonly terms?: string;
  /** Days before today. */
  readonly ago: number;
  /** How far it has progressed; above the limit in the settings it needs approval when it is ordered. */
  readonly until: 'DRAFT' | 'ORDERED' | 'COUNTED' | 'PART' | 'RECEIVED';
  readonly lines: readonly OrderLine[];
}[] = [
  {
    supplier: 'Punjab Paper Mart',
    store: 'Main store',
    reference: 'Quotation 118',
    terms: 'Payment within 30 days of delivery.',
    ago: 75,
    until: 'RECEIVED',
    lines: [
      ['NB-120', '400', '146.00'],
      ['PEN-BL', '40', '214.50'],
    ],
  },
  {
    supplier: 'Ravi Scientific Stores',
    store: 'Science store',
    reference: 'Laboratory list, term 2',
    ago: 40,
    until: 'PART',
    lines: [
      ['BEAK-250', '30', '388.00'],
      ['TTUBE', '200', '52.00'],
    ],
  },
  {
    supplier: 'Anarkali Tailors',
    store: 'Uniform shop',
    reference: 'Winter uniform',
    ago: 21,
    until: 'COUNTED',
    lines: [
      ['BLAZER', '40', '3900.00'],
      ['SHIRT-M', '50', '1180.00'],
    ],
  },
  {
    supplier: 'Sialkot Sports House',
    store: 'Sports store',
    reference: 'Inter-school league',
    ago: 9,
    until: 'ORDERED',
    lines: [
      ['CBALL', '36', '520.00'],
      ['FBALL', '10', '2650.00'],
    ],
  },
  {
    supplier: 'Ravi Scientific Stores',
    store: 'Science store',
    reference: 'Microscopes for the new laboratory',
    ago: 4,
    until: 'ORDERED',
    lines: [['MICRO', '12', '26400.00']],
  },
  {
    supplier: 'Punjab Paper Mart',
    store: 'Main store',
    reference: 'Reorder',
    ago: 1,
    until: 'DRAFT',
    lines: [
      ['A4-500', '80', '1290.00'],
      ['MRK-WB', '50', '690.00'],
    ],
  },
];

/** What suppliers have been paid so far: the first a part, the second all of it. */
export const demoSupplierPayments = [
  {
    supplier: 'Punjab Paper Mart',
    ago: 40,
    amount: '60000.00',
    paymentMode: 'BANK_TRANSFER',
    note: 'BILL-2041',
  },
  { supplier: 'Ravi Scientific Stores', ago: 12, paymentMode: 'BANK_TRANSFER', note: 'BILL-2058' },
] as const;

export const demoIndents: readonly {
  readonly store: string;
  readonly description: string;
  /** Days from today until it is needed. */
  readonly days: number;
  readonly until: 'PENDING' | 'APPROVED' | 'REJECTED';
  /** Code, quantity, and for loaned items the days until they are returned. */
  readonly lines: readonly (readonly [string, string, number?])[];
}[] = [
  {
    store: 'Main store',
    description: 'Start of the term, primary section',
    days: 3,
    until: 'APPROVED',
    lines: [
      ['NB-120', '150'],
      ['CHK-WH', '30'],
    ],
  },
  {
    store: 'Science store',
    description: 'Practical examination of Grade 10',
    days: 6,
    until: 'APPROVED',
    lines: [
      ['MULTI', '8', 14],
      ['HCL-1', '2.5'],
    ],
  },
  {
    store: 'Main store',
    description: 'Markers for the new classrooms',
    days: 5,
    until: 'APPROVED',
    lines: [['MRK-WB', '20']],
  },
  {
    store: 'Sports store',
    description: 'Trials of the cricket team',
    days: 8,
    until: 'PENDING',
    lines: [
      ['CBAT', '6', 30],
      ['CBALL', '8'],
    ],
  },
  {
    store: 'Main store',
    description: 'Art exhibition',
    days: 12,
    until: 'PENDING',
    lines: [['NB-ART', '45']],
  },
  {
    store: 'Science store',
    description: 'Two more microscopes for the club',
    days: 20,
    until: 'REJECTED',
    lines: [['MICRO', '2', 60]],
  },
];

/** Code, quantity. */
type SoldLine = readonly [string, string];

export const demoSales: readonly {
  readonly store: string;
  readonly guestName: string;
  readonly ago: number;
  readonly lines: readonly SoldLine[];
  readonly discount?: string;
  /** How it was paid; '' if not paid yet; if absent, the invoice is a draft. */
  readonly paid?: 'CASH' | 'CARD' | 'ONLINE' | '';
}[] = [
  {
    store: 'Uniform shop',
    guestName: 'Family Chaudhry',
    ago: 0,
    lines: [
      ['SHIRT-S', '2'],
      ['TIE', '2'],
    ],
    paid: 'CASH',
  },
  {
    store: 'Uniform shop',
    guestName: 'Family Qureshi',
    ago: 6,
    lines: [
      ['SHIRT-M', '3'],
      ['BLAZER', '1'],
    ],
    discount: '10',
    paid: 'CARD',
  },
  { store: 'Uniform shop', guestName: 'Family Bhatti', ago: 1, lines: [['BLAZER', '2']], paid: '' },
  {
    store: 'Uniform shop',
    guestName: 'Old boys association',
    ago: 34,
    lines: [['TIE', '25']],
    paid: 'ONLINE',
  },
  { store: 'Uniform shop', guestName: 'Family Rana', ago: 0, lines: [['SHIRT-S', '1']] },
];
