import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildScript } from '../site/tests/support/build-script.ts';

const ENTRY = path.join(import.meta.dirname, '../cms/tests/features/markdown/paste-html.ts');

/** What programs put on the clipboard, and the Markdown of it. */
const pasted: Readonly<Record<string, readonly [html: string, markdown: string]>> = {
  Word: [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-IN>
    <h2><a name="_Toc1"></a>The <u>day</u><o:p></o:p></h2>
    <p class=MsoNormal style='margin-bottom:8pt'><b><span style='font-size:14.0pt;color:red'>Bring</span></b> a <i>hat</i>.<o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Water<o:p></o:p></p>
    <p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>cold<o:p></o:p></p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level3 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>§<span>&nbsp; </span></span><![endif]>very<o:p></o:p></p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Lunch<o:p></o:p></p>
    <p class=MsoNormal>In turn:</p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Walk</p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>slowly</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l1 level3 lfo2'><span style='mso-list:Ignore'>i.<span>&nbsp; </span></span>in a row</p>
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>Bus</p></td><td><p class=MsoNormal>9 o’clock</p></td></tr><tr><td>Train</td><td>10 <b>o’clock</b></td></tr></table>
    <p class=MsoNormal><img width=1 src="file:///C:/clip_image001.png" alt="A long description of a picture"></p></body></html>`,
    '## The day\n\n**Bring** a *hat*.\n\n- Water\n  - cold\n    - very\n- Lunch\n\nIn turn:\n\n1. Walk\n   1. slowly\n      1. in a row\n\n| Bus | 9 o’clock |\n| --- | --- |\n| Train | 10 o’clock |',
  ],
  'Google Docs': [
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">The day</span></h2>
    <p dir="ltr"><span style="font-weight:700;font-style:normal">Bring</span><span style="font-weight:400;font-style:normal"> a </span><span style="font-weight:400;font-style:italic">hat</span><span style="text-decoration:line-through">, no coat</span><span>, see </span><a href="https://example.org/list" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">the list</span></a></p>
    <ul style="margin:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Water</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>cold</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    '## The day\n\n**Bring** a *hat*, ~~no coat~~, see [the list](https://example.org/list)\n\n- Water\n  - cold',
  ],
  Excel: [
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=3>
    <tr><td colspan=2 height=20>School and day</td><td>Children</td></tr><tr><td rowspan=2>Adoor</td><td>Mon</td><td align=right>31</td></tr><tr><td>Tue</td><td align=right>28</td></tr><!--EndFragment--></table></body></html>`,
    '| School and day |  | Children |\n| --- | --- | --- |\n| Adoor | Mon | 31 |\n|  | Tue | 28 |',
  ],
  WhatsApp: [
    '<span dir="ltr" class="copyable-text"><span>Thank you, <strong>all</strong>! <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="🙏" data-plain-text="🙏" class="emoji"> See <a href="javascript:alert(1)">you</a></span></span>',
    'Thank you, **all**! 🙏 See you',
  ],
  'a web page': [
    '<h1>The day</h1><hr><h2>By <code>bus</code></h2><pre>Line one\n\nLine two</pre><h5>Home</h5>',
    '## The day\n\n---\n\n### By bus\n\nLine one\n\nLine two\n\n### Home',
  ],
  'Word, with lists of several kinds': [
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span lang=EN-IN style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Water<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>(1)<span>&nbsp; </span></span><!--[endif]-->Walk</p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level3 lfo2'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>in a row</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>(2)<span>&nbsp; </span></span>Rest</p>
    <p class=MsoNormal>Then:</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>(3)<span>&nbsp; </span></span>Home</p>
    <p class=MsoListParagraph style='margin-left:36.0pt'>Indented, and no list</p>`,
    '- Water\n\n1. Walk\n   - in a row\n2. Rest\n\nThen:\n\n1. Home\n\nIndented, and no list',
  ],
  'a table of Word': [
    `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
    <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=200 rowspan=2 valign=top style='width:150.25pt;padding:0cm 5.4pt'><p class=MsoNormal>Adoor<o:p></o:p></p></td><td width=400 colspan=2 valign=top><p class=MsoNormal align=center>Bus | Train<o:p></o:p></p></td></tr>
    <tr style='mso-yfti-irow:1'><td><p class=MsoNormal>9 o’clock</p><p class=MsoNormal>or later</p></td><td><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>10 o’clock</p></td></tr>
    <tr style='mso-yfti-irow:2'><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
    <tr style='mso-yfti-irow:3;mso-yfti-lastrow:yes'><td><p class=MsoNormal>Konni</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal>11<br>o’clock</p></td></tr></table>`,
    '| Adoor | Bus \\| Train |  |\n| --- | --- | --- |\n|  | 9 o’clock or later | 10 o’clock |\n| Konni |  | 11 o’clock |',
  ],
  'Google Docs, with a table and a picture': [
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt" aria-level="1"><p dir="ltr" style="line-height:1.38" role="presentation"><span style="font-size:11pt">Walk</span></p></li><ol style="margin-top:0;margin-bottom:0"><li dir="ltr" style="list-style-type:lower-alpha" aria-level="2"><p dir="ltr" role="presentation"><span>slowly</span></p></li></ol><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span>Rest</span></p></li></ol>
    <p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:351px;"><img src="https://lh7-rt.googleusercontent.com/docsz/photo" width="624" height="351" style="margin-left:0px;margin-top:0px;"></span></p>
    <div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"><col width="312"></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;overflow:hidden"><p dir="ltr"><span style="font-weight:700">School</span></p></td><td><p dir="ltr"><span>Day</span></p></td></tr><tr style="height:0pt"><td><p dir="ltr"><span>Adoor</span></p></td><td><ul style="margin:0"><li dir="ltr"><p dir="ltr"><span>Mon</span></p></li><li dir="ltr"><p dir="ltr"><span>Tue</span></p></li></ul></td></tr></tbody></table></div></b>`,
    '1. Walk\n   1. slowly\n2. Rest\n\n| School | Day |\n| --- | --- |\n| Adoor | Mon Tue |',
  ],
  'Google Sheets': [
    `<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt" data-sheets-root="1"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;School&quot;}">School</td><td data-sheets-value="{&quot;1&quot;:2}">Children</td></tr><tr style="height:21px;"><td rowspan="2" colspan="1">Adoor</td><td style="text-align:right;">31</td></tr><tr style="height:21px;"><td style="text-align:right;">28</td></tr></tbody></table></google-sheets-html-origin>`,
    '| School | Children |\n| --- | --- |\n| Adoor | 31 |\n|  | 28 |',
  ],
  'LibreOffice Calc, one column': [
    `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"><style type="text/css">body,td,p { font-family:"Liberation Sans"; font-size:x-small }</style></head><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><tbody><tr><td height="17" align="left"><font face="Arial">Adoor</font></td></tr><tr><td height="17" align="left"><br></td></tr><tr><td height="17" align="right" sdval="31" sdnum="1033;">31</td></tr></tbody></table></body></html>`,
    'Adoor\n\n31',
  ],
  'a mail, whose frame is a table': [
    '<table><tr><td><table><tr><td>Dear</td><td>Anu,</td></tr></table></td><td>see you</td></tr></table><p>Bye</p>',
    'Dear Anu, see you\n\nBye',
  ],
};

// It needs a browser for the HTML, but no CMS.
test('text that is pasted from Word, Google Docs, a spreadsheet, WhatsApp or a web page is clean', async ({
  page,
}) => {
  await page.addScriptTag({ content: await buildScript(ENTRY, 'textEditor') });
  for (const [program, [html, markdown]] of Object.entries(pasted)) {
    const written = await page.evaluate(`textEditor.pasteHtml(${JSON.stringify(html)})`);
    expect.soft(written, program).toBe(markdown);
  }
});
