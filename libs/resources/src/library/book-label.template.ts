import type { DocumentTemplate } from '@school/kernel';

/** A label of 85.6 by 54 mm: a code that scanners and phones read, and the number in large figures. */
export const bookLabelTemplate: DocumentTemplate = {
  style: `
html { font: 8pt/1.3 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.head { padding: 3mm 4mm 0; font-size: 7pt; color: #55606e; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.main { display: flex; gap: 4mm; padding: 3mm 4mm 0; align-items: center; }
.code img { width: 32mm; height: 32mm; display: block; }
.facts { flex: 1; min-width: 0; }
.number { font-size: 16pt; font-weight: 700; overflow-wrap: anywhere; line-height: 1.15; }
.title { margin-top: 1.5mm; max-height: 3.9em; overflow: hidden; overflow-wrap: anywhere; }
.place { margin-top: 1.5mm; color: #55606e; }
`,
  body: `
<div class="head">{{ schoolName }}</div>
<div class="main">
  <div class="code">{% if barcode != '' %}{{ barcode | qr }}{% else %}{{ number | qr }}{% endif %}</div>
  <div class="facts">
    <div class="number">{{ number }}</div>
    <div class="title">{{ title }}</div>
    <div class="place">{{ rack }}{% if shelf != '' %} / {{ shelf }}{% endif %}</div>
  </div>
</div>
`,
};
