const entry = (reference: string, amount: string, name: string, note: string, status = 'BOOK'): string => {
  const isIn = !amount.startsWith('-');
  const party = isIn ? `<Dbtr><Nm>${name}</Nm></Dbtr>` : `<Cdtr><Nm>${name}</Nm></Cdtr>`;
  return `<Ntry><Amt Ccy="PKR">${amount.replace('-', '')}</Amt><CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd>
  <Sts>${status}</Sts><BookgDt><Dt>2026-07-15</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
  <NtryDtls><TxDtls><RltdPties>${party}</RltdPties><RmtInf><Ustrd>${note}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/**
 * A day of an account in ISO 20022, as short as the format allows; `domain/bank/statement.fixture` has one with all parts.
 */
export const camt053 = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>S-137</Id>
<Acct><Id><IBAN>PK36SCBL0000001123456702</IBAN></Id><Ccy>PKR</Ccy></Acct>
${[
  entry('2026071500001', '5000.00', 'Imran Khan', 'School fee July, Sana'),
  entry('2026071500002', '-250.00', 'The bank', 'Account maintenance'),
  entry('2026071500003', '4065.00', 'Ayesha Malik', 'School'),
  entry('2026071500004', '12435.00', 'Bilal Ahmed', 'Term 2'),
  entry('2026071600001', '999.00', 'Bilal Ahmed', 'Announced', 'PDNG'),
].join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
