/** The site's colours and measures. The page stands outside the built site, so it carries its own copy of the few it needs. */
export const API_DOCS_STYLES = `
:root{--ink:#131a43;--soft:#3d4468;--indigo:#1c2560;--link:#2f3c94;--paper:#fffaf2;--sand:#f7efe2;--line:#d9d1c1;--orange:#f58634;--yellow:#fdc72f}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:break-word}
header{background:var(--indigo);color:var(--paper);border-bottom:.375rem solid var(--orange)}
header div,main{max-width:56rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem)}
header a{color:var(--paper)}
header p:first-child a{display:inline-block;padding:.75rem 0;font-weight:600;text-decoration:none}
header p:first-child{margin:0}
h1{font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);line-height:1.1;margin:.5rem 0 1rem}
h2{font-size:clamp(1.625rem,1.4rem + 1.1vw,2.25rem);line-height:1.2;margin:3rem 0 .5rem}
h3{font-size:1.375rem;line-height:1.25;margin:0 0 .25rem}
h4{font-size:1rem;margin:1.25rem 0 .25rem}
.lead{font-size:1.125rem;max-width:42rem}
.ways a,.home{display:inline-block;margin:0 .75rem .75rem 0;padding:.7rem 1.5rem;border-radius:999px;font-weight:700;text-decoration:none}
.ways a{background:var(--orange);color:var(--ink)}
.ways a+a{background:none;color:var(--paper);box-shadow:inset 0 0 0 2px var(--paper)}
.home{margin-top:2.5rem;background:var(--indigo);color:var(--paper)}
nav h2{font-size:1.25rem;margin-top:1rem}
nav ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:0 2rem}
nav a{display:block;padding:.6rem 0;text-decoration:none}
nav b{display:block;text-decoration:underline;text-underline-offset:.2em}
nav code{color:var(--soft)}
article{margin:1.5rem 0;padding:1.25rem clamp(1rem,3vw,1.75rem);background:#fff;border:1px solid var(--line);border-radius:1rem}
article p{margin:.5rem 0}
.address{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}
.address b{padding:.1rem .6rem;border-radius:.5rem;background:var(--indigo);color:var(--paper);font-size:.875rem}
code{font:0.95em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:1rem;table-layout:fixed}
tr>:first-child{width:9.5rem}
tr>:nth-child(2){width:11.5rem}
th code{overflow-wrap:normal}
th,td{padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
td:nth-child(2){color:var(--soft)}
.answers{list-style:none;margin:0;padding:0}
.answers li{padding:.35rem 0;border-top:1px solid var(--line)}
.answers b{display:inline-block;min-width:3rem}
.answers span{color:var(--soft)}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--yellow);outline-offset:2px;box-shadow:0 0 0 5px var(--ink)}
@media (max-width:36rem){tr>:nth-child(n){width:auto}th,td{display:block;border-top:0;padding:.1rem 0}tr{display:block;padding:.6rem 0;border-top:1px solid var(--line)}table,tbody{display:block}}
`;
