/**
 * Items modelled on the examples that 1EdTech (IMS Global) publishes with QTI 2.1, shortened to what characterises their
 * kind. The choice of luggage there is after the PET Handbook, University of Cambridge ESOL Examinations.
 */
const mapping = (...keys: readonly string[]): string =>
  `<mapping defaultValue="0">${keys
    .map((one) => one.split('='))
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const response = (cardinality: string, baseType: string, values: readonly string[], more = ''): string =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values
    .map((one) => `<value>${one}</value>`)
    .join('')}</correctResponse>${more}</responseDeclaration>`;
const speech = (first: string, second: string): string =>
  `<p>Identify the missing words in this famous quote from Shakespeare's Richard III.</p><blockquote><p>Now is the ${first} of our
     discontent<br/> Made glorious ${second};<br/> And all the clouds</p></blockquote>`;

/** Declarations and body of each, under its file name there. */
export const imsSamples = {
  choice: [
    response('single', 'identifier', ['ChoiceA']),
    `<p>Look at the text in the picture.</p><p><img src="images/sign.png" alt="NEVER LEAVE LUGGAGE UNATTENDED"/></p>
     <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>What does it say?</prompt>
       <simpleChoice identifier="ChoiceA">You must stay with your luggage at all times.</simpleChoice>
       <simpleChoice identifier="ChoiceB">Do not let someone else look after your luggage.</simpleChoice></choiceInteraction>`,
  ],
  choice_multiple: [
    response('multiple', 'identifier', ['H', 'O'], mapping('H=1', 'O=1', 'Cl=-1')),
    `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="0">
       <prompt>Which of the following elements are used to form water?</prompt>
       <simpleChoice identifier="H" fixed="false">Hydrogen</simpleChoice><simpleChoice identifier="He">Helium</simpleChoice>
       <simpleChoice identifier="O">Oxygen</simpleChoice><simpleChoice identifier="Cl">Chlorine</simpleChoice></choiceInteraction>`,
  ],
  order: [
    response('ordered', 'identifier', ['C', 'A', 'B']),
    `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">
       <prompt>Can you rearrange them into the correct finishing order?</prompt>
       <simpleChoice identifier="A">Two</simpleChoice><simpleChoice identifier="B">Three</simpleChoice>
       <simpleChoice identifier="C">One</simpleChoice></orderInteraction>`,
  ],
  match: [
    response('multiple', 'directedPair', ['C R', 'D M', 'P T'], mapping('C R=1', 'D M=0.5', 'P T=1')),
    `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="4">
       <prompt>Match the following characters to the Shakespeare play they appeared in:</prompt><simpleMatchSet>
       <simpleAssociableChoice identifier="C" matchMax="1">Capulet</simpleAssociableChoice>
       <simpleAssociableChoice identifier="D" matchMax="1">Demetrius</simpleAssociableChoice>
       <simpleAssociableChoice identifier="P" matchMax="1">Prospero</simpleAssociableChoice></simpleMatchSet><simpleMatchSet>
       <simpleAssociableChoice identifier="M" matchMax="4">A Midsummer-Night's Dream</simpleAssociableChoice>
       <simpleAssociableChoice identifier="R" matchMax="4">Romeo and Juliet</simpleAssociableChoice>
       <simpleAssociableChoice identifier="T" matchMax="4">The Tempest</simpleAssociableChoice></simpleMatchSet></matchInteraction>`,
  ],
  inline_choice: [
    response('single', 'identifier', ['Y']),
    speech(
      'winter',
      `summer by this sun of <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false">
         <inlineChoice identifier="G">Gloucester</inlineChoice><inlineChoice identifier="Y">York</inlineChoice></inlineChoiceInteraction>`,
    ),
  ],
  gap_match: [
    response('multiple', 'directedPair', ['W G1', 'Su G2']),
    `<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><gapText identifier="W" matchMax="1">winter</gapText>
       <gapText identifier="Sp" matchMax="1">spring</gapText><gapText identifier="Su" matchMax="1">summer</gapText>
       ${speech('<gap identifier="G1"/>', '<gap identifier="G2"/> by this sun of York')}</gapMatchInteraction>`,
  ],
  text_entry: [
    response('single', 'string', ['York'], mapping('York=1', 'york=0.5')),
    speech(
      'winter',
      'summer by this sun of <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/>',
    ),
  ],
  extended_text: [
    '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
    `<p>Read this postcard from your English pen-friend, Sam.</p><div><object type="image/png" data="images/postcard.png"/></div>
     <extendedTextInteraction responseIdentifier="RESPONSE" expectedLength="200"><prompt>Write 25-35 words.</prompt></extendedTextInteraction>`,
  ],
  math: [
    response('single', 'identifier', ['E']),
    `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>Which scientist is associated with
       the equation <m:math><m:mi>E</m:mi><m:mo>=</m:mo><m:mi>m</m:mi><m:msup><m:mi>c</m:mi><m:mn>2</m:mn></m:msup></m:math> ?</prompt>
       <simpleChoice identifier="E">Einstein</simpleChoice><simpleChoice identifier="N">Newton</simpleChoice></choiceInteraction>`,
  ],
} as const;

/** A sample as a complete item. */
export const imsItem = (name: keyof typeof imsSamples): string => {
  const [declarations, body] = imsSamples[name];
  return `<?xml version="1.0" encoding="UTF-8"?>
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:m="http://www.w3.org/1998/Math/MathML"
      identifier="${name}" title="${name}" adaptive="false" timeDependent="false">${declarations}
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>
      <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;
};
