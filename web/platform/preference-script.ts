/**
 * Runs inline before the first paint, so that a person never sees a flash of a theme they switched off.
 * It copies the stored theme (`wayfern.look`, a JSON object) to data attributes of the root element; without
 * a stored choice the system's own colour scheme, contrast and motion preferences apply.
 */
export const preferenceScript = `(function(){var d=document.documentElement,l={};
try{l=JSON.parse(localStorage.getItem('wayfern.look'))||{}}catch(e){}
function m(q){return matchMedia(q).matches}
d.dataset.theme=l.theme||(m('(prefers-color-scheme: dark)')?'dark':'light');
d.dataset.contrast=l.contrast||(m('(prefers-contrast: more)')?'high':'standard');
d.dataset.motion=l.motion||(m('(prefers-reduced-motion: reduce)')?'reduced':'standard');
d.dataset.text=l.text||'standard';
d.dataset.background=l.background||'gradient'})()`
