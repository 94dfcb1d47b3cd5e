export const storeCategories = [
  { name: 'Central', code: 'CEN' },
  { name: 'Laboratory', code: 'LAB' },
  { name: 'Shop', code: 'SHP' },
] as const;
export const storeTypes = [
  { name: 'Stationery', code: 'STA' },
  { name: 'Science', code: 'SCI' },
  { name: 'Sports', code: 'SPO' },
  { name: 'Uniforms', code: 'UNI' },
] as const;
export const itemCategories = [
  { name: 'Paper and books', code: 'PAP', description: 'Notebooks, registers, printing paper' },
  { name: 'Writing', code: 'WRI', description: 'Pens, markers, chalk' },
  { name: 'Chemicals', code: 'CHE', description: 'For experiments; most of them expire' },
  { name: 'Apparatus', code: 'APP', description: 'Glass and instruments of the laboratories' },
  { name: 'Sports goods', code: 'SPG', description: 'Balls, bats, nets' },
  { name: 'Clothing', code: 'CLO', description: 'Uniforms and sportswear' },
] as const;
export const supplierTypes = [
  { name: 'Wholesaler', code: 'WHO' },
  { name: 'Laboratory supplier', code: 'LAB' },
  { name: 'Tailor', code: 'TAI' },
] as const;

export const demoStores = [
  { name: 'Main store', code: 'MAIN', category: 'Central', type: 'Stationery' },
  { name: 'Science store', code: 'SCI', category: 'Laboratory', type: 'Science' },
  { name: 'Sports store', code: 'SPORT', category: 'Central', type: 'Sports' },
  { name: 'Uniform shop', code: 'SHOP', category: 'Shop', type: 'Uniforms', invoicePrefix: 'UNI' },
] as const;

export const demoSuppliers = [
  {
    name: 'Punjab Paper Mart',
    type: 'Wholesaler',
    contactPerson: 'Imran Sheikh',
    phone: '+92 42 3735 1180',
    email: 'orders@punjabpaper.example',
    address: 'Urdu Bazaar, Lahore',
    region: 'Punjab',
    taxNumber: '4210087-3',
    bank: {
      name: 'Habib Bank',
      accountTitle: 'Punjab Paper Mart',
      accountNumber: 'PK36HABB0000111222333444',
    },
  },
  {
    name: 'Ravi Scientific Stores',
    type: 'Laboratory supplier',
    contactPerson: 'Dr Sadia Malik',
    phone: '+92 42 3723 4406',
    email: 'sales@raviscientific.example',
    address: '14 Hall Road, Lahore',
    region: 'Punjab',
    taxNumber: '3318254-9',
  },
  {
    name: 'Sialkot Sports House',
    type: 'Wholesaler',
    contactPerson: 'Usman Butt',
    phone: '+92 52 4260 771',
    email: 'hello@sialkotsports.example',
    address: 'Paris Road, Sialkot',
    region: 'Punjab',
    taxNumber: '2975510-1',
  },
  {
    name: 'Anarkali Tailors',
    type: 'Tailor',
    contactPerson: 'Nasreen Akhtar',
    phone: '+92 300 8412 230',
    address: 'Anarkali, Lahore',
    region: 'Punjab',
  },
] as const;

interface DemoItem {
  readonly store: string;
  readonly category: string;
  readonly code: string;
  readonly itemName: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly openingQty: string;
  readonly openingRate: string;
  readonly reorderLevel?: string;
  readonly reorderQty?: string;
  readonly isSellable?: boolean;
  /** Days until the opening stock expires. */
  readonly expiresIn?: number;
}

const kept =
  (store: string, category: string, isSellable = false) =>
  (
    code: string,
    itemName: string,
    unit: string,
    price: number,
    [opening, reorder]: readonly [number, number],
    expiresIn?: number,
  ): DemoItem => ({
    store,
    category,
    code,
    itemName,
    unit,
    unitPrice: price.toFixed(2),
    openingQty: String(opening),
    openingRate: (price * 0.8).toFixed(2),
    reorderLevel: String(reorder),
    reorderQty: String(reorder * 2),
    isSellable,
    ...(expiresIn === undefined ? {} : { expiresIn }),
  });

const paper = kept('Main store', 'Paper and books');
const writing = kept('Main store', 'Writing');
const chemical = kept('Science store', 'Chemicals');
const apparatus = kept('Science store', 'Apparatus');
const sports = kept('Sports store', 'Sports goods');
const clothing = kept('Uniform shop', 'Clothing', true);

export const demoItems: readonly DemoItem[] = [
  paper('NB-120', 'Ruled notebook, 120 pages', 'pcs', 180, [640, 200]),
  paper('NB-ART', 'Drawing book A3', 'pcs', 320, [90, 60]),
  paper('A4-500', 'Printing paper A4, 500 sheets', 'ream', 1450, [38, 40]),
  paper('REG-ATT', 'Attendance register', 'pcs', 420, [55, 20]),
  writing('PEN-BL', 'Ball pen, blue', 'box', 260, [72, 30]),
  writing('MRK-WB', 'Whiteboard marker', 'box', 780, [14, 25]),
  writing('CHK-WH', 'Chalk, white, dustless', 'box', 150, [120, 40]),
  writing('DST-WB', 'Whiteboard duster', 'pcs', 140, [33, 15]),
  chemical('HCL-1', 'Hydrochloric acid, dilute', 'l', 950, [12, 4], 210),
  chemical('NAOH', 'Sodium hydroxide', 'kg', 1250, [6.5, 2], 400),
  chemical('IND-UN', 'Universal indicator', 'l', 2400, [1.75, 1], 24),
  chemical('AGAR', 'Agar powder', 'kg', 5200, [0.8, 1], -12),
  apparatus('BEAK-250', 'Beaker 250 ml', 'pcs', 420, [64, 30]),
  apparatus('TTUBE', 'Test tube', 'pcs', 65, [310, 120]),
  apparatus('MICRO', 'Student microscope', 'pcs', 28500, [16, 4]),
  apparatus('MULTI', 'Digital multimeter', 'pcs', 3900, [18, 6]),
  sports('FBALL', 'Football, size 5', 'pcs', 3200, [22, 8]),
  sports('CBAT', 'Cricket bat', 'pcs', 6800, [12, 6]),
  sports('CBALL', 'Cricket ball', 'pcs', 650, [9, 12]),
  sports('NET-V', 'Volleyball net', 'pcs', 4100, [3, 1]),
  clothing('SHIRT-S', 'School shirt, small', 'pcs', 1450, [120, 40]),
  clothing('SHIRT-M', 'School shirt, medium', 'pcs', 1550, [140, 40]),
  clothing('TIE', 'School tie', 'pcs', 480, [85, 30]),
  clothing('BLAZER', 'Winter blazer', 'pcs', 4900, [26, 30]),
];
