/** How Legion's shapes are printed: ground by its kind, roofs the darker the higher. */
export const svgStyle = `
.piece .shape-leader { fill: none; stroke-width: 1.4 }
.side-0 .shape-leader { stroke: #1565c0 }
.side-1 .shape-leader { stroke: #b3541e }
.piece .shape-notch { fill: #889 }
.piece .shape-notch-front { fill: #c9a400 }
.piece .shape-panel, .piece .shape-engine, .piece .shape-cockpit { fill: #fff; fill-opacity: 0.35 }
.kind-terrain .shape { fill: #e3ddd0; stroke: #8a8272; stroke-width: 1 }
.kind-terrain [class*="water"] { fill: #d2e6f2; stroke: #6f9fbd }
.kind-terrain [class*="woods"], .kind-terrain [class*="grass"], .kind-terrain [class*="hedge"] { fill: #dbe8d0; stroke: #6f8f59 }
.kind-terrain [class*="hatch"] { stroke: none; fill: #8fae7a }
.kind-terrain [class*="hatch-shallow"], .kind-terrain [class*="hatch-deep"] { fill: #6f9fbd }
.kind-terrain [class*="hatch-ruins"] { fill: #9a917f }
.kind-terrain .shape-pit-floor { fill: #b5ab97; stroke: none }
.kind-terrain [class$="-1"] { fill: #d5cdbb }
.kind-terrain [class$="-2"] { fill: #c0b7a3 }
.kind-terrain [class$="-3"] { fill: #a69d8a }
.kind-terrain [class$="-4"] { fill: #8b8272 }
.kind-terrain [class$="-5"] { fill: #6f6758 }
.kind-terrain [class*="roof"] { stroke-width: 2 }
.kind-terrain [class*="solid"] { stroke-dasharray: 4 2 }
.piece .shape-objective-token { fill: #fff59d; stroke: #9e8b00; stroke-width: 1.5 }
.piece .shape-condition-token { fill: #ffe0b2; stroke: #b26a00; stroke-width: 1.5 }
.piece .shape-charge-token { fill: #ef9a9a; stroke: #b71c1c; stroke-width: 1.5 }
.mark-attack { stroke: #c62828; stroke-dasharray: 8 4 }
.mark-zone-0 { fill: #1565c0 }
.mark-zone-1 { fill: #b3541e }
.mark-zone-name { stroke: none }
.mark-engaged { stroke: #c62828; stroke-width: 1; stroke-dasharray: 2 3 }
`;
