import { amountInWords } from './words.ts';

describe('amounts in words', () => {
  it.each([
    ['12435.00', 'Twelve Thousand Four Hundred Thirty Five Rupees Only'],
    ['0.00', 'Zero Rupees Only'],
    ['1.01', 'One Rupee And One Paisa Only'],
    ['100000.50', 'One Lakh Rupees And Fifty Paisa Only'],
    [
      '12345678.90',
      'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Ninety Paisa Only',
    ],
    ['-100.00', 'Minus One Hundred Rupees Only'],
  ])('writes %s', (amount, text) => {
    expect(amountInWords(amount)).toBe(text);
  });
});
