/** Footer of the demo school's documents: the code that anybody can check, the seal and the signatory. */
const foot = (signature: string): string => `
<div class="end">
  <div class="check">{{ verifyAddress | qr }}<p>Scan to check that this paper is genuine.</p></div>
  <div class="seal">Seal</div>
  <div class="sign">${signature}</div>
</div>`;

/** What a school leaver presents to the next school or an employer. */
export const characterCertificate = `
<header>
  {% if schoolLogo != '' %}<img src="{{ schoolLogo }}" alt="">{% endif %}
  <div>
    <h1>{{ schoolName }}</h1>
    {% if schoolAddress != '' %}<p>{{ schoolAddress }}</p>{% endif %}
    {% if schoolContact != '' %}<p>{{ schoolContact }}</p>{% endif %}
  </div>
</header>
<div class="meta"><span>No. {{ number }}</span><span>{{ issuedOn }}</span></div>
<h2>Character certificate</h2>
<p class="text">This is to certify that <b>{{ name }}</b>{% if fatherName != '' %}, child of {{ fatherName }},{% endif %} admission
number {{ admissionNumber }}, has been a student of {{ schoolName }} since {{ admittedOn }}{% if leftOn != '' %} until
{{ leftOn }}{% endif %}, most recently in {{ course }}{% if batch != '' %} ({{ batch }}){% endif %}.</p>
<p class="text">To the best of our knowledge {{ name }} bears a good moral character, and has shown respect for teachers, fellow
students and the rules of the school.</p>
{% if remarks != '' %}<p class="text">{{ remarks }}</p>{% endif %}
<p class="text">We wish every success in the years ahead.</p>
${foot('Principal')}`;

/** An award to hang on the wall, in landscape. */
export const sportsCertificate = `
<div class="award">
  {% if schoolLogo != '' %}<img class="logo" src="{{ schoolLogo }}" alt="">{% endif %}
  <p class="school">{{ schoolName }}</p>
  <h2>Certificate of achievement</h2>
  <p class="small">is awarded to</p>
  <p class="name">{{ name }}</p>
  <p class="small">{{ course }}{% if batch != '' %}, {{ batch }}{% endif %}</p>
  <p class="for">{{ remarks }}</p>
  <div class="end">
    <div class="check">{{ verifyAddress | qr }}</div>
    <div class="line">{{ issuedOn }}<span>Date</span></div>
    <div class="line">&#160;<span>Head of sports</span></div>
    <div class="line">&#160;<span>Principal</span></div>
    <div class="no">No. {{ number }}</div>
  </div>
</div>`;

export const sportsStyle = `
html { font: 12pt/1.4 var(--school-font), 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
.award { height: 172mm; padding: 12mm 18mm; border: 1.6mm double var(--school-colour); text-align: center; position: relative; }
.logo { height: 20mm; max-width: 60mm; object-fit: contain; }
.school { font-size: 15pt; font-weight: 600; letter-spacing: 1px; color: var(--school-colour); }
h2 { margin: 9mm 0 7mm; font: 700 32pt/1.1 Georgia, 'Noto Serif', serif; color: var(--school-colour); }
.small { color: #55606e; }
.name { margin: 3mm 0 1mm; font: italic 700 28pt/1.2 Georgia, 'Noto Serif', serif; overflow-wrap: anywhere; }
.for { margin: 8mm auto 0; max-width: 190mm; font-size: 15pt; }
.end { position: absolute; left: 18mm; right: 18mm; bottom: 9mm; display: flex; align-items: flex-end; justify-content: space-between; gap: 10mm; }
.check img { width: 24mm; height: 24mm; display: block; }
.line { flex: 1; padding-bottom: 1mm; font-size: 11pt; }
.line span { display: block; margin-top: 1mm; padding-top: 1mm; border-top: 1px solid #55606e; font-size: 9pt; color: #55606e; }
.no { font-size: 8.5pt; color: #55606e; white-space: nowrap; }
`;
