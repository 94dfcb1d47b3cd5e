/**
 * An account statement for one day as banks provide it in ISO 20022 format, camt.053.001.02. Structure follows the message
 * definition (BankToCustomerStatementV02, https://www.iso20022.org) and the sample in genkgo/camt,
 * test/data/camt053.v2.xml; names and numbers are invented: a transfer with a text, a card settlement in one sum, a bank
 * fee, a payment that the bank booked together with another in one sum, and one that is only announced.
 */
export const camt053 = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>CAMT053RIB000000000001</MsgId><CreDtTm>2026-07-15T18:30:47+05:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>STMT-2026-07-15</Id>
      <ElctrncSeqNb>137</ElctrncSeqNb>
      <CreDtTm>2026-07-15T18:30:47+05:00</CreDtTm>
      <Acct>
        <Id><IBAN>PK36SCBL0000001123456702</IBAN></Id><Ccy>PKR</Ccy>
        <Ownr><Nm>Crescent School &amp; Trust</Nm></Ownr>
      </Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="PKR">100000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-07-14</Dt></Dt></Bal>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="PKR">121250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-07-15</Dt></Dt></Bal>
      <Ntry>
        <Amt Ccy="PKR">5000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><Dt>2026-07-15</Dt></BookgDt><ValDt><Dt>2026-07-15</Dt></ValDt>
        <AcctSvcrRef>2026071500001</AcctSvcrRef>
        <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
        <NtryDtls><TxDtls>
          <Refs><EndToEndId>FT-778-1</EndToEndId></Refs>
          <RltdPties><Dbtr><Nm>Imran Khan</Nm></Dbtr></RltdPties>
          <RmtInf><Ustrd>School fee July, Sana</Ustrd><Ustrd>thank you</Ustrd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>
      <Ntry>
        <Amt Ccy="PKR">250.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><DtTm>2026-07-15T00:00:00</DtTm></BookgDt>
        <AcctSvcrRef>2026071500002</AcctSvcrRef><AddtlNtryInf>Account maintenance</AddtlNtryInf>
      </Ntry>
      <Ntry>
        <Amt Ccy="PKR">16500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><Dt>2026-07-15</Dt></BookgDt><AcctSvcrRef>2026071500003</AcctSvcrRef>
        <NtryDtls>
          <Btch><NbOfTxs>2</NbOfTxs></Btch>
          <TxDtls>
            <Refs><AcctSvcrRef>2026071500003-1</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
            <AmtDtls><TxAmt><Amt Ccy="PKR">4065.00</Amt></TxAmt></AmtDtls>
            <RltdPties><Dbtr><Nm>Ayesha Malik</Nm></Dbtr></RltdPties>
          </TxDtls>
          <TxDtls>
            <Refs><AcctSvcrRef>2026071500003-2</AcctSvcrRef></Refs>
            <AmtDtls><TxAmt><Amt Ccy="PKR">12435.00</Amt></TxAmt></AmtDtls>
            <RltdPties><Dbtr><Nm>Bilal Ahmed</Nm></Dbtr></RltdPties>
            <RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>
          </TxDtls>
        </NtryDtls>
      </Ntry>
      <Ntry>
        <Amt Ccy="PKR">999.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts>
        <BookgDt><Dt>2026-07-16</Dt></BookgDt>
      </Ntry>
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;

/** What later versions write differently: a code in the status and a party element around the name (camt.053.001.08). */
export const camt053Later = camt053
  .replace('camt.053.001.02', 'camt.053.001.08')
  .replaceAll(/<Sts>(\w+)<\/Sts>/g, '<Sts><Cd>$1</Cd></Sts>')
  .replaceAll(/<Dbtr>(<Nm>[^<]*<\/Nm>)<\/Dbtr>/g, '<Dbtr><Pty>$1</Pty></Dbtr>');

const table = (text: string, delimiter: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(delimiter));

/** Tables with the headings that some banks use in their files; the rows are invented. */
export const tables = {
  /** HDFC Bank, India: two amount columns, dates with two-digit years, lines above the headings. */
  india: table(
    `Account No :|50100012345678
Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance
13/07/26|UPI-IMRAN KHAN-FEE SANA|0000619412345678|13/07/26||5,000.00|1,05,000.00
15/07/26|CHQ PAID-SUPPLIES|0000000000000417|15/07/26|1,25,000.50||-20,000.50
15/07/26|UPI-IMRAN KHAN-FEE SANA|0000619499999999|15/07/26||5,000.00|-15,000.50`,
    '|',
  ),
  /** Sparkassen, Germany (CSV-CAMT): one amount column with a decimal comma. */
  germany: table(
    `Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Betrag;Waehrung
DE00;15.07.2026;15.07.2026;GUTSCHR. UEBERWEISUNG;Schulgeld Juli R-0007;Khan, Imran;DE01;1.234,56;EUR
DE00;15.07.2026;15.07.2026;ENTGELT;Kontoführung;;;-7,90;EUR`,
    ';',
  ),
  /** As provided by banks in the United States: the month first, a signed amount. */
  america: table(
    `Posting Date,Description,Amount,Running Balance
07/14/2026,ZELLE FROM IMRAN KHAN,5000.00,105000.00
07/15/2026,MONTHLY SERVICE FEE,-12.00,104988.00`,
    ',',
  ),
};
